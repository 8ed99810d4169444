// THE LIST: everything that can be added to Viva. A new one is one file and one line here.
import type { Catalog } from './app/world.ts';
import { httpProtocol } from './agent/http.ts';
import { openaiChat } from './agent/openai-chat.ts';

export const catalog: Catalog = {
  protocols: [openaiChat, httpProtocol],
  checks: [],
  reports: [],
};
