// What source code says about the agent in it: guesses, each said as what it is.

/** A file of the checkout that may be a server. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

export interface Route {
  readonly file: string;
  readonly protocol: 'openai-chat' | 'openai-responses' | 'http';
  readonly path: string;
  /** Of `http`: names of the field that is sent and of the one that is answered; undefined: not to be told. */
  readonly input?: string;
  readonly answer?: string;
  /** What a person has to look at. */
  readonly unsure: readonly string[];
}

const OPENAI = /["'`](\/[\w./-]*(?:chat\/completions|\/responses))["'`]/;
/** `app.post('/chat', …`, `@router.post("/chat")`, `@app.route("/chat", methods=["POST"])`. */
const POST = /(?:^|[^\w])(\w+)\.(?:post|api_route|route)\(\s*["'`](\/[^"'`]*)["'`]([^\n]*)/g;
const TALKS = /chat|ask|message|agent|assist|complet|quer|invoke|generat|convers|prompt|respond|run/i;
const INPUTS = ['message', 'input', 'query', 'question', 'prompt', 'user_input', 'userInput', 'user_message', 'text', 'content', 'msg'];
const ANSWERS = ['reply', 'answer', 'response', 'output', 'message', 'text', 'content', 'result', 'completion', 'assistant'];
/** Of a handler, from its route on. */
const HANDLER = 2500;

export function routeIn(sources: readonly Source[]): Route | undefined {
  for (const { file, text } of sources) {
    const path = OPENAI.exec(text)?.[1];
    if (path) return { file, path, protocol: path.endsWith('/responses') ? 'openai-responses' : 'openai-chat', unsure: [] };
  }
  const found = sources.flatMap((source) => postsIn(source));
  return found.find((r) => TALKS.test(r.path)) ?? (found.length === 1 ? found[0] : undefined);
}

function postsIn({ file, text }: Source): readonly Route[] {
  return [...text.matchAll(POST)].flatMap((match) => {
    const [whole, owner = '', path = '', rest = ''] = match;
    const isPost = /\.post\(/.test(whole) || /POST/.test(rest);
    // A parameter in the path is a conversation's id or the like: nobody could fill it in.
    if (!isPost || /[{<:*]/.test(path)) return [];
    const handler = text.slice(match.index, match.index + HANDLER);
    const prefix = prefixOf(owner, text);
    const mounted = prefix === undefined && /router|bp|blueprint/i.test(owner);
    const [input, answer] = [inputOf(handler, text), answerOf(handler)];
    return [
      {
        file,
        protocol: 'http' as const,
        path: `${prefix ?? ''}${path}`,
        ...(input && { input }),
        ...(answer && { answer }),
        unsure: mounted ? [`\`${owner}\` in ${file} may be mounted under another path`] : [],
      },
    ];
  });
}

/** `APIRouter(prefix="/api")`, `Blueprint(…, url_prefix="/api")`, `app.use('/api', router)`, `include_router(router, prefix="/api")`. */
function prefixOf(owner: string, text: string): string | undefined {
  const own = new RegExp(`\\b${owner}\\s*=[^\\n]*\\b(?:url_)?prefix\\s*=\\s*["']([^"']*)["']`).exec(text)?.[1];
  const used = new RegExp(`\\.use\\(\\s*["'\`](/[^"'\`]*)["'\`]\\s*,\\s*${owner}\\b`).exec(text)?.[1];
  const included = new RegExp(`include_router\\(\\s*${owner}\\b[^)]*prefix\\s*=\\s*["']([^"']*)["']`).exec(text)?.[1];
  if (own === undefined && used === undefined && included === undefined) return undefined;
  return `${used ?? included ?? ''}${own ?? ''}`;
}

/** The field that the handler reads: of its own words first, then of a model that its file declares. */
function inputOf(handler: string, text: string): string | undefined {
  const body = handler.slice(0, bodyEnd(handler));
  const read = [
    ...body.matchAll(
      /\b(?:body|json|data|payload|req|request)(?:\.body|\.json(?:\(\))?|\.get_json\([^)]*\))?(?:\.|\[["']|\.get\(["'])(\w+)/g,
    ),
    ...[...body.matchAll(/\{([^{}]*)\}\s*=\s*(?:await\s+)?\w+(?:\.body|\.json\(\))/g)].flatMap((m) => [...(m[1] ?? '').matchAll(/(\w+)/g)]),
    ...body.matchAll(/get_json\([^)]*\)\s*(?:\[["']|\.get\(["'])(\w+)/g),
  ].map((m) => m[1] ?? '');
  const model = /:\s*([A-Z]\w+)/.exec(body.slice(0, 400))?.[1];
  const fields = model ? fieldsOf(model, text) : [];
  return (
    INPUTS.find((name) => read.includes(name)) ??
    INPUTS.find((name) => fields.includes(name)) ??
    (fields.length === 1 ? fields[0] : undefined)
  );
}

/** `class Ask(BaseModel):` or `interface Ask {`, up to the next line that is not indented. */
function fieldsOf(model: string, text: string): readonly string[] {
  const declared =
    new RegExp(`(?:class\\s+${model}\\b[^\\n]*:|(?:interface|type)\\s+${model}\\b[^\\n]*)\\n((?:[ \\t]+[^\\n]*\\n|\\n)+)`).exec(
      text,
    )?.[1] ?? '';
  return [...declared.matchAll(/^[ \t]+(\w+)\??\s*:/gm)].map((m) => m[1] ?? '');
}

function answerOf(handler: string): string | undefined {
  const body = handler.slice(0, bodyEnd(handler));
  const returned = [...body.matchAll(/(?:\.json\(|\.send\(|return\s+(?:jsonify\(|JSONResponse\()?|Response\()\s*\{?([^\n;]*)/g)]
    .map((m) => m[1] ?? '')
    .join('\n');
  return (
    ANSWERS.find((name) => new RegExp(`(?:^|[^\\w.])["']?${name}["']?\\s*(?::|=(?!=))`, 'm').test(returned)) ??
    ANSWERS.find((name) => new RegExp(`\\{\\s*(?:[\\w\\s,:]*,\\s*)?${name}\\s*[,}]`).test(`{${returned}`))
  );
}

/** Up to the next route. */
function bodyEnd(handler: string): number {
  const next = handler.slice(1).search(/\n\s*(?:@\w+\.(?:get|post|put|delete|route)\(|\w+\.(?:get|post|put|delete|use|listen)\()/);
  return next < 0 ? handler.length : next + 1;
}

/** A Python application that a server of its own has to load: `uvicorn` or `flask` with a port that Viva picks. */
export function pythonStart({ file, text }: Source): string | undefined {
  const made = /^(\w+)(?::\s*\w+)?\s*=\s*(FastAPI|Flask|Starlette|Quart)\(/m.exec(text);
  if (!made) return undefined;
  const [, name = 'app', kind] = made;
  const module = file
    .replace(/\.py$/, '')
    .replaceAll('/', '.')
    .replace(/\.__init__$/, '');
  if (kind === 'Flask') return `flask --app ${module}:${name} run --port $PORT`;
  return `uvicorn ${module}:${name} --port $PORT`;
}

/** Whether it listens where it is told to. */
export const heedsPort = (sources: readonly Source[]): boolean =>
  sources.some(({ text }) =>
    /process\.env\.PORT\b|process\.env\[["']PORT["']\]|environ(?:\.get\(|\[)["']PORT["']|getenv\(["']PORT["']|Getenv\("PORT"/.test(text),
  );

const OTHERS = new Set([
  'PORT',
  'HOST',
  'NODE_ENV',
  'PATH',
  'HOME',
  'PWD',
  'CI',
  'DEBUG',
  'LOG_LEVEL',
  'TZ',
  'LANG',
  'ENV',
  'PYTHONPATH',
  'PYTHONUNBUFFERED',
]);
const MOST_NAMES = 12;

/** Names of variables: what an example of `.env` lists, else what the sources read. */
export function variablesOf(example: string | undefined, sources: readonly Source[]): readonly string[] {
  const listed = [...(example ?? '').matchAll(/^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/gm)].map((m) => m[1] ?? '');
  const read = sources.flatMap(({ text }) =>
    [
      ...text.matchAll(/process\.env(?:\.|\[["'])([A-Z][A-Z0-9_]*)/g),
      ...text.matchAll(/environ(?:\.get\(|\[)\s*["']([A-Z][A-Z0-9_]*)["']/g),
      ...text.matchAll(/\b[gG]etenv\(\s*["']([A-Z][A-Z0-9_]*)["']/g),
    ].map((m) => m[1] ?? ''),
  );
  return [...new Set(listed.length > 0 ? listed : read)].filter((name) => !OTHERS.has(name)).slice(0, MOST_NAMES);
}

export const isSecret = (name: string): boolean => /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/.test(name);
