import { expect, test } from "vitest";
import { circleViolations } from "./circles.ts";
import { factoryViolations } from "./factories.ts";
import { environmentViolations, nameViolations, sizeViolations } from "./files.ts";
import { languageViolations } from "./languages.ts";
import { catalogueViolations, wordsInCode } from "./messages.ts";
import { adapterViolations, featureOrderViolations, featureRoleViolations } from "./server-features.ts";
import { purityViolations, serverFloorViolations } from "./server-floors.ts";
import { readSource, type Source } from "./source.ts";
import { tableViolations } from "./tables.ts";
import { addressViolations, webFloorViolations } from "./web-floors.ts";
import { workspaceViolations } from "./workspaces.ts";

type Rule = (sources: Source[]) => string[];

const made = (files: Record<string, string>): Source[] => {
  const paths = new Set(Object.keys(files));
  return Object.entries(files).map(([path, text]) => readSource({ path, text }, paths));
};
const from = (specifier: string) => `import { a } from "${specifier}";\n`;

const unused: Rule = (sources) =>
  catalogueViolations(new Map([["en", new Map([["sign-in", ["sign_in_back"]]])]]), sources);

const broken: [string, Rule, Record<string, string>][] = [
  [
    "a screen speaks in its code",
    wordsInCode,
    { "web/src/features/sign-in/a.tsx": "export const A = () => <p>Back</p>;" },
  ],
  [
    "a label is named in the code",
    wordsInCode,
    { "web/src/features/sign-in/a.tsx": 'export const A = () => <nav aria-label="all pages" />;' },
  ],
  [
    "a sentence is put together in code",
    wordsInCode,
    { "web/src/features/sign-in/a.ts": 'export const a = (name: string) => "It has been added to " + name;' },
  ],
  ["nobody uses a message", unused, { "web/src/features/sign-in/a.ts": "" }],
  [
    "web imports the server",
    workspaceViolations,
    { "web/src/app/a.ts": from("../../../server/src/main.ts") },
  ],
  ["a journey imports the server", workspaceViolations, { "e2e/a.ts": from("../server/src/compose.ts") }],
  ["the contract imports a package", workspaceViolations, { "contract/src/a.ts": from("hono") }],
  [
    "the platform imports a feature",
    serverFloorViolations,
    { "server/src/platform/a.ts": from("#features/auth/a.ts") },
  ],
  ["main skips a floor", serverFloorViolations, { "server/src/main.ts": from("#http/app.ts") }],
  [
    "a type goes up",
    serverFloorViolations,
    { "server/src/http/a.ts": 'import type { A } from "#compose.ts";' },
  ],
  [
    "the interviewer imports the storyteller",
    serverFloorViolations,
    { "server/src/interviewer/a.ts": from("#storyteller/a.ts") },
  ],
  ["a floor nobody knows", serverFloorViolations, { "server/src/stuff/a.ts": "" }],
  [
    "a migration imports the server",
    serverFloorViolations,
    { "server/migrations/001-a.ts": from("#platform/tables.ts") },
  ],
  ["code imports a test", serverFloorViolations, { "server/src/http/a.ts": from("./b.test-suite.ts") }],
  ["the interviewer reads files", purityViolations, { "server/src/interviewer/a.ts": from("node:fs") }],
  [
    "the interviewer throws dice",
    purityViolations,
    { "server/src/interviewer/a.ts": "const a = Math.random();" },
  ],
  [
    "people import interviews",
    featureOrderViolations,
    { "server/src/features/people/a.ts": from("#features/interviews/a.ts") },
  ],
  [
    "interviews import auth",
    featureOrderViolations,
    { "server/src/features/interviews/a.ts": from("../auth/a.ts") },
  ],
  [
    "a foreign repository",
    featureOrderViolations,
    { "server/src/features/stories/a.ts": from("../people/people.repository.ts") },
  ],
  ["a feature without a place", featureOrderViolations, { "server/src/features/weather/a.ts": "" }],
  ["a role nobody knows", featureRoleViolations, { "server/src/features/auth/auth.manager.ts": "" }],
  [
    "a pure file with a database",
    featureRoleViolations,
    { "server/src/features/auth/a.ts": from("#platform/database.ts") },
  ],
  [
    "a feature names a vendor",
    adapterViolations,
    { "server/src/features/auth/a.ts": from("#providers/mailer/smtp.mailer.ts") },
  ],
  [
    "two web features meet",
    webFloorViolations,
    { "web/src/features/story/a.ts": 'const a = await import("../family/b.ts");' },
  ],
  ["ui knows what Saga is", webFloorViolations, { "web/src/ui/a.tsx": from("#lib/session.ts") }],
  [
    "a table is written by a stranger",
    tableViolations,
    { "server/src/features/auth/auth.repository.ts": 'db.updateTable("people")' },
  ],
  [
    "a table is read from below",
    tableViolations,
    {
      "server/src/features/people/people.repository.ts":
        'db\n.selectFrom("people")\n.leftJoin("stories", "a", "b")',
    },
  ],
  [
    "a table is read where things are put together",
    tableViolations,
    { "server/src/compose/a.ts": 'db.selectFrom("people")' },
  ],
  ["a table that nobody owns", tableViolations, { "server/src/platform/a.ts": 'db.insertInto("weather")' }],
  [
    "a factory of two things",
    factoryViolations,
    { "server/src/features/auth/a.service.ts": "export function createA({ a, b, c, d, e, f, clock }: A) {" },
  ],
  [
    "a factory of two things that takes its argument apart inside",
    factoryViolations,
    {
      "server/src/features/auth/a.service.ts":
        "export function createA(dependencies: A) {\n  const { a, b, c, d, e, f } = dependencies;",
    },
  ],
  [
    "a screen writes an address out",
    addressViolations,
    { "web/src/features/story/a.tsx": "export const A = () => <Link to={`/story/new`} />;" },
  ],
  ["ui imports the app", webFloorViolations, { "web/src/ui/a.tsx": 'export { a } from "#app/router.tsx";' }],
  ["a drawer", nameViolations, { "web/src/lib/string-utils.ts": "" }],
  ["a barrel", nameViolations, { "web/src/lib/index.ts": "" }],
  ["a name in capitals", nameViolations, { "web/src/ui/Button.tsx": "" }],
  ["a long file", sizeViolations, { "web/src/ui/a.ts": "const a = 1;\n".repeat(301) }],
  [
    "a table of languages",
    languageViolations,
    { "server/src/interviewer/a.ts": "const words: Record<Language, string> = made();" },
  ],
  [
    "a comparison with a language",
    languageViolations,
    { "server/src/language/a.ts": 'const isPolish = language === "pl";' },
  ],
  ["the environment", environmentViolations, { "server/src/http/a.ts": "const port = process.env.PORT;" }],
];

test.each(broken)("seen as broken: %s", (_name, rule, files) => {
  expect(rule(made(files))).toHaveLength(1);
});

test("seen as broken: a circle closed by a type over several lines", () => {
  const files = {
    "server/src/http/a.ts": "import {\n  b,\n  type C,\n} from './b.ts';",
    "server/src/http/b.ts": 'import type { D } from "#http/c.ts";',
    "server/src/http/c.ts": 'export * from "./a.ts";',
  };
  expect(circleViolations(made(files))).toEqual([
    expect.stringContaining(
      "server/src/http/a.ts → server/src/http/b.ts → server/src/http/c.ts → server/src/http/a.ts",
    ),
  ]);
});

const allowed: Record<string, string> = {
  "server/src/main.ts": `${from("./compose.ts")}${from("#platform/config.ts")}const env = process.env;`,
  "server/src/compose.ts":
    from("#providers/mailer/smtp.mailer.ts") + from("#features/stories/stories.service.ts"),
  "server/src/features/stories/stories.service.ts":
    from("#storyteller/a.ts") + from("../interviews/interviews.service.ts"),
  "server/src/features/stories/stories.repository.ts": `${from("#platform/database.ts")}db.insertInto("stories"); db.selectFrom("people")`,
  "server/src/features/interviews/interviews.service.test.ts":
    from("#features/stories/a.ts") + from("../../../test/app.ts"),
  "server/src/storyteller/a.ts": from("#language/text.ts") + from("@saga/contract/vocabulary"),
  "server/src/providers/mailer/smtp.mailer.ts": from("./mailer.ts") + from("nodemailer"),
  "contract/src/vocabulary.ts": `${from("zod/mini")}// import { a } from "hono"\n/* import { b } from "hono"; */`,
  "web/src/main.tsx": 'import "./app/app.css";\nimport "#app/app.tsx";',
  "web/src/features/sign-in/a.tsx":
    'import { m } from "#messages";\nexport const A = () => <p>{m.sign_in_back()}</p>;',
  "web/src/features/story/a.tsx": from("#ui/button.tsx") + from("#lib/api.ts") + from("./b.ts"),
};

test("seen as sound: imports that go down", () => {
  const rules = [...new Set(broken.map(([, rule]) => rule)), circleViolations];
  expect(rules.flatMap((rule) => rule(made(allowed)))).toEqual([]);
});
