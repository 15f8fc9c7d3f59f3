/** A page of ours that stands where a game would: a few words, without the app. Its title and body are ours and need no escaping. */
export const smallPage = ({ language, title, body }: { language: string; title: string; body: string }) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>
:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;text-align:center;padding:24px;box-sizing:border-box;
font:16px/1.7 system-ui,sans-serif;background:light-dark(#faf7f0,#14120e);color:light-dark(#26221a,#f3ede0)}
svg{width:72px;height:72px;color:#c9941f}p{margin:16px 0 24px;max-width:22em;overflow-wrap:anywhere}
a{display:inline-block;padding:10px 24px;border-radius:12px;background:#c9941f;color:#1b1509;font-weight:600;text-decoration:none;line-height:1.7}
</style></head><body><main>${body}</main></body></html>
`;
