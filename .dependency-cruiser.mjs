// Which way imports point (docs/architecture.md): rules <- contract <- phrases <- platform <- ledger <- rooms <- main,
// and ui <- player, console. A type is an import as well.
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** The server's code, and its queries as they are typed: both stand in the folder of their room. */
const SERVER = '^apps/server/(?:src|queries)/';
/** The enum types of all rooms as the query types read them: words, and nothing to call. */
const UNIONS = '^apps/server/queries/unions[.]ts$';
const ROOMS = `${SERVER}(?!platform/|ledger/|proof/|demo/)([^/]+)/`;
const GAMES = `${SERVER}games/`;
const BROWSER = '^(apps/(player|console)/src|apps/sandbox/src/(web|games)|packages/[^/]+/src)/';
const TESTS = '(/test/|\\.test\\.tsx?$)';

export default {
  forbidden: [
    never(
      'rules-import-nothing',
      'The rules are pure.',
      { path: '^packages/rules/src', pathNot: TESTS },
      { pathNot: '^packages/rules/src' },
    ),
    never(
      'proof-imports-nothing',
      'What checks the house shares no code with it.',
      { path: '^packages/proof/src', pathNot: TESTS },
      { pathNot: '^(packages/proof/src|node_modules/canonicalize/)' },
    ),
    never(
      'auditor-imports-node-alone',
      'Who checks a month of the house shares nothing with it, and needs nothing but Node.',
      { path: '^apps/auditor/' },
      { dependencyTypesNot: ['core'] },
    ),
    never(
      'contract-imports-rules-and-zod',
      'The contract says shapes.',
      { path: '^packages/contract/src', pathNot: TESTS },
      { pathNot: ['^packages/(contract|rules)/src', '(^|/)node_modules/zod/'] },
    ),
    never(
      'addresses-import-nothing',
      'Browsers load where calls are asked, and no shape with it.',
      { path: '^packages/contract/src/address[.]ts$' },
      {},
    ),
    never(
      'browser-loads-addresses-alone',
      'A browser loads no shape of the contract: types, where calls are asked, what roles may do, what alerts say, what a console hears and how a house begins.',
      { path: '^(apps/(player|console)/src|packages/ui/src)/' },
      {
        path: '^packages/contract/src',
        pathNot: '^packages/contract/src/(address|rights|alert-kinds|console-news|first-run)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'phrases-import-codes',
      'Phrases know the codes of the contract, and nothing else.',
      { path: '^packages/phrases/src', pathNot: TESTS },
      { pathNot: '^packages/(phrases|contract)/src' },
    ),
    never(
      'phrases-import-types-only',
      'A phone must not load the contract to read a sentence.',
      { path: '^packages/phrases/src', pathNot: TESTS },
      { path: '^packages/contract/src', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'platform-knows-no-game-and-no-money',
      'The platform carries rooms, it does not know them.',
      { path: `${SERVER}platform/` },
      { path: SERVER, pathNot: [`${SERVER}platform/`, UNIONS] },
    ),
    never(
      'ledger-knows-no-game',
      'The ledger knows money and the platform.',
      { path: `${SERVER}ledger/` },
      { path: SERVER, pathNot: [`${SERVER}(platform|ledger)/`, UNIONS] },
    ),
    never(
      'room-never-imports-room',
      'Rooms meet in the ledger, in the facts and in main.ts.',
      { path: ROOMS },
      { path: SERVER, pathNot: [`${SERVER}(platform|ledger|$1)/`, UNIONS] },
    ),
    never(
      'proof-asks-rooms-for-their-audits',
      'The proof stands above the rooms, and knows of each only what it says must be true.',
      { path: '^apps/server/src/proof/' },
      { path: SERVER, pathNot: [`${SERVER}(platform|proof)/`, `${SERVER}[^/]+/audit[.]ts$`, '^apps/server/queries/[^/]+/audit[.]ts$'] },
    ),
    never(
      'dialects-know-no-room-of-games',
      'A dialect knows signatures, words and codes; catalogue, wallet and books come to it.',
      { path: `${GAMES}dialects/` },
      { path: GAMES, pathNot: `${GAMES}dialects/` },
    ),
    never(
      'dialect-is-known-by-the-list-alone',
      'A dialect is a folder that can be taken away: all else asks the list.',
      { path: '^apps/', pathNot: [`${GAMES}dialects/list[.]ts$`, `${GAMES}dialects/[^/]+/`] },
      { path: `${GAMES}dialects/[^/]+/` },
    ),
    never(
      'dialect-never-imports-dialect',
      'What dialects share lies beside their folders.',
      { path: `${GAMES}dialects/([^/]+)/` },
      { path: `${GAMES}dialects/[^/]+/`, pathNot: `${GAMES}dialects/$1/` },
    ),
    never(
      'tools-of-dialects-stay-with-them',
      'Codes, fields and signatures are the dialects’ own; rooms see their type, their list, their operations, settings and words for games.',
      { path: GAMES, pathNot: `${GAMES}dialects/` },
      { path: `${GAMES}dialects/(codes|fields|json-call|md5-signature)[.]ts$` },
    ),
    never(
      'catalogue-wallet-and-books-stand-apart',
      'What there is to play, what is played and what is proved of it meet in the database.',
      { path: `${GAMES}(catalogue|wallet|books)/` },
      { path: `${GAMES}(catalogue|wallet|books)/`, pathNot: [`${GAMES}$1/`, `${GAMES}wallet/wager[.]ts$`] },
    ),
    never(
      'a-wager-is-for-wallet-and-books',
      'A repair sets a wager right by the words of the wallet.',
      { path: GAMES, pathNot: `${GAMES}(wallet|books)/` },
      { path: `${GAMES}wallet/wager[.]ts$` },
    ),
    never(
      'app-never-imports-app',
      'Apps meet in packages.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: ['^apps/$1/', '^apps/auditor/'] },
    ),
    never(
      'auditor-is-asked-by-proofs-alone',
      'The product never leans on who checks it.',
      { path: '^(apps|packages|tools)/', pathNot: ['^apps/auditor/', TESTS] },
      { path: '^apps/auditor/' },
    ),
    never(
      'phone-knows-no-house',
      'What the phone keeps and shows asks no server. What it draws is loaded later, on demand.',
      { path: '^apps/player/src/phone/' },
      { path: '^apps/player/src/', pathNot: '^apps/player/src/phone/', dependencyTypesNot: ['dynamic-import'] },
    ),
    never(
      'house-knows-no-app',
      'What talks to the server draws nothing.',
      { path: '^apps/player/src/house/' },
      { path: '^apps/player/src/', pathNot: '^apps/player/src/(house|phone)/', dependencyTypesNot: ['dynamic-import'] },
    ),
    never(
      'screens-know-no-app',
      'The app puts screens together: what they share is a part.',
      { path: '^apps/player/src/(parts|screens)/' },
      { path: '^apps/player/src/app/' },
    ),
    never('server-never-imports-ui', 'The server has no screen.', { path: '^apps/server/' }, { path: '^packages/ui/' }),
    never('browser-never-imports-node', 'Browser code runs in browsers.', { path: BROWSER, pathNot: TESTS }, { dependencyTypes: ['core'] }),
    never(
      'packages-never-import-apps',
      'Packages are below the apps.',
      { path: '^packages/', pathNot: TESTS },
      { path: '^(apps|tools|e2e|bench)/' },
    ),
    never(
      'product-never-imports-tools',
      'Tools start the product, never the other way.',
      { path: '^apps/', pathNot: TESTS },
      { path: '^(tools|e2e|bench)/' },
    ),
    never(
      'no-cycle',
      'What needs each other is one thing. What is loaded later, on demand, may look back.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    never(
      'everything-resolves',
      'An import must lead somewhere.',
      {},
      { couldNotResolve: true, pathNot: ['[.]css', '[.]svg', '^virtual:'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
