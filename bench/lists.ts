/**
 * How long administrators wait for their lists on PostgreSQL, with as many accounts and interviews as there will ever be.
 *
 *   node bench/lists.ts [--users N] [--interviews N] [--calls N] [--plans]
 *
 * Names are first and last names of a hundred each, so that a part of one finds anything from one person to a fifth of all.
 * Every call goes over HTTP to the real server; with --plans PostgreSQL says on
 * stderr how it found what took it more than 50 ms.
 */

import { parseArgs } from "node:util";
import pg from "pg";
import { openMigrated } from "../server/src/platform/database.ts";
import { createLog } from "../server/src/platform/log.ts";
import { openEngines } from "./engines.ts";
import { fixed, median, quantile } from "./figures.ts";
import { createClient, signIn } from "./http-client.ts";
import { startSaga } from "./server.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "100000" },
    interviews: { type: "string", default: "1000000" },
    calls: { type: "string", default: "40" },
    plans: { type: "boolean", default: false },
  },
});
const users = Number(values.users);
const interviews = Number(values.interviews);
const calls = Number(values.calls);

/** Accounts, three interviewees for each tenth of them, and interviews on about every minute of two years. */
const fill = [
  "set session_replication_role = replica",
  `insert into people (id, parent_id, email, name, language, relationship, role, has_logged_in, created_at, sort_name, progress_sum)
   select 'u' || n, null, 'first' || n % 100 || '.last' || (n * 7919 / 100) % 100 || '.' || n || '@example.org',
     'First' || n % 100 || ' Last' || (n * 7919 / 100) % 100 || ' ' || n, 'en', null,
     case when n % 3 = 0 then 'interviewer' else 'self' end, n % 2, '2025-01-01T00:00:00.000Z',
     'first' || n % 100 || ' last' || (n * 7919 / 100) % 100 || ' ' || n, n % 300
   from generate_series(1, ${users}) n`,
  `insert into people (id, parent_id, email, name, language, relationship, role, has_logged_in, created_at, sort_name, progress_sum)
   select 'i' || n, 'u' || 1 + n % ${users}, null, 'Elder' || n % 100 || ' Last' || n, 'en', 'mother', null, 0,
     '2025-01-01T00:00:00.000Z', 'elder' || n % 100 || ' last' || n, 0
   from generate_series(1, ${Math.ceil(interviews / 3) - users}) n`,
  `insert into interviews (id, interviewee_id, number, title, language, model, bio, progress, message_count, seed, preview, created_at, last_opened)
   select 'v' || n, case when k < ${users} then 'u' || k + 1 else 'i' || k - ${users} + 1 end, 1 + n % 3, 'Childhood', 'en', 'built-in', null,
     case when n % 10 = 0 then 100 else n % 100 end, 12, n % 10000, 'I was born by the sea.', '2025-01-01T00:00:00.000Z',
     to_char(timestamp '2025-01-01' + (n::bigint * 48271 % 63072000) * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
   from (select n, n / 3 as k from generate_series(0, ${interviews - 1}) n) numbered`,
  "set session_replication_role = origin",
  "vacuum analyze",
];

const last = (total: number) => Math.min(100_000, Math.ceil(total / 20));

const lists: [string, (n: number) => string][] = [
  ...["name", "email", "has_logged_in", "interviewProgress", "role"].flatMap(
    (sort): [string, (n: number) => string][] => [
      [
        `accounts by ${sort}`,
        (n) => `/api/users?sort=${sort}&order=${n % 2 ? "asc" : "desc"}&page=${1 + (n % 5)}`,
      ],
      [
        `accounts by ${sort}, any page`,
        (n) => `/api/users?sort=${sort}&page=${1 + ((n * 997) % last(users))}`,
      ],
    ],
  ),
  ["interviewees of one", (n) => `/api/users/by-parent/u${1 + ((n * 97) % users)}`],
  ["interviews", (n) => `/api/interviews?page=${1 + (n % 5)}`],
  ["interviews, any page", (n) => `/api/interviews?page=${1 + ((n * 997) % last(interviews))}`],
  ["interviews that are complete", (n) => `/api/interviews?completed=true&page=${1 + (n % 5)}`],
  ["interviews that are not", (n) => `/api/interviews?completed=false&page=${1 + (n % 5)}`],
  ["interviews of a day", (n) => `/api/interviews?date=2025-${String(1 + (n % 12)).padStart(2, "0")}-07`],
  ["interviews by whole name", (n) => `/api/interviews?name=Last${(n * 31) % 90_000}`],
  ["interviews by part of a name, a tenth", (n) => `/api/interviews?name=elder${n % 9}`],
  ["interviews by part of a name, all", () => "/api/interviews?name=last"],
  ["interviews by one letter", () => "/api/interviews?name=a"],
  ["interviews by a name of nobody", (n) => `/api/interviews?name=nobody${n}`],
  ["interviews by whole address", (n) => `/api/interviews?email=.${1 + ((n * 31) % 90_000)}@example.org`],
  ["interviews by part of an address", (n) => `/api/interviews?email=first${n % 100}.`],
  ["interviews by name and part of an address", (n) => `/api/interviews?name=last&email=first${n % 100}.`],
  ["interviews by an address of all", () => "/api/interviews?email=example"],
  ["complete ones by part of a name", (n) => `/api/interviews?name=elder${n % 9}&completed=true`],
  ["those of a day by part of a name", (n) => `/api/interviews?name=elder${n % 9}&date=2025-03-07`],
  ["audit log", (n) => `/api/audit-log?page=${1 + (n % 3)}`],
];

const engines = await openEngines();
const engine = engines.engines.find(({ name }) => name === "PostgreSQL");
if (!engine) throw new Error("there is no PostgreSQL here");
const place = await engine.createPlace();
const db = await openMigrated({
  databaseUrl: place.databaseUrl,
  dataDir: place.dataDir,
  log: createLog("silent"),
});
await db.destroy();
const filler = new pg.Client({ connectionString: place.databaseUrl ?? "" });
await filler.connect();
const explain = [
  `alter database "${new URL(place.databaseUrl ?? "").pathname.slice(1)}" set session_preload_libraries = 'auto_explain'`,
  "alter role current_user set auto_explain.log_min_duration = 50",
  "alter role current_user set auto_explain.log_analyze = on",
  "alter role current_user set log_min_messages = 'log'",
];
if (values.plans) for (const statement of explain) await filler.query(statement);
for (const statement of fill) await filler.query(statement);
await filler.end();

const saga = await startSaga(place);
const client = createClient(saga.url, await signIn(saga.url, place.dataDir));
const rows: string[][] = [];
for (const [name, pathOf] of lists) {
  const times: number[] = [];
  let total = 0;
  for (let n = 0; n < calls; n += 1) {
    const begin = performance.now();
    const answer = await client.get<{ total?: number }>(pathOf(n));
    times.push(performance.now() - begin);
    total = answer.total ?? 0;
  }
  rows.push([
    name,
    String(total),
    fixed(median(times)),
    fixed(quantile(times, 0.95)),
    fixed(Math.max(...times)),
  ]);
}
client.close();
await saga.stop();
await place.remove();
await engines.close();
printTable({
  title: `Lists of administrators: ${users} accounts, ${interviews} interviews, PostgreSQL, one caller`,
  notes: ["ms over HTTP; the aim is 50 ms at the 95th percentile"],
  heads: ["list", "found", "median", "p95", "most"],
  rows,
});
