import type { Hono } from "hono";
import { createAuditRepository } from "#features/audit/audit.repository.ts";
import { auditRoutes } from "#features/audit/audit.routes.ts";
import { createAuditService } from "#features/audit/audit.service.ts";
import { budgetOf } from "#features/interviews/ask-model.service.ts";
import { createInterviewStore } from "#features/interviews/interview-store.repository.ts";
import { createReachInterview } from "#features/interviews/interviews.access.ts";
import { createInterviewsService } from "#features/interviews/interviews.service.ts";
import { createMemoryRepository } from "#features/interviews/memory.repository.ts";
import { createTitles } from "#features/models/titles.service.ts";
import { createAccess } from "#features/people/people.access.ts";
import { createPeopleRepository } from "#features/people/people.repository.ts";
import { createPeopleService } from "#features/people/people.service.ts";
import { createStoriesRepository } from "#features/stories/stories.repository.ts";
import { createApp } from "#http/app.ts";
import { serveWebApp } from "#http/static-files.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { takeDataFolder } from "#platform/data-folder.ts";
import { type Database, openMigrated, pingDatabase } from "#platform/database.ts";
import { createJobs } from "#platform/jobs.ts";
import { createLog, type Log } from "#platform/log.ts";
import { createReadiness, freeBytesAt } from "#platform/readiness.ts";
import { assembleAccounts } from "./compose/accounts.ts";
import { assembleFamily } from "./compose/family.ts";
import { assembleInterviewing } from "./compose/interviews.ts";
import { mailerOf } from "./compose/mailer.ts";
import { assembleModels } from "./compose/models.ts";
import type { Overrides } from "./compose/overrides.ts";
import { assemblePublishing } from "./compose/publishing.ts";
import { audioStoreOf } from "./compose/recordings.ts";
import { assembleSignIn } from "./compose/sign-in.ts";
import { assembleSpeech } from "./compose/speech.ts";
import { assembleSpokenAnswers } from "./compose/spoken-answers.ts";
import { assembleStories } from "./compose/stories.ts";

const ownerEmail = "owner@saga.local";

export type Saga = {
  app: Hono;
  db: Database;
  /** Addresses that administer this server. */
  adminEmails: string[];
  /** Where sign-in codes arrive, in words. */
  codesArriveAt: string;
  close: () => Promise<void>;
};

/** Puts the whole server together. Throws `ConfigError` when the data folder is in use. */
export async function compose(config: Config, overrides: Overrides = {}): Promise<Saga> {
  const log = overrides.log ?? createLog(config.logLevel);
  const folder = takeDataFolder(config.dataDir, config.databaseUrl === null);
  const { wasOpen, staysOpen } = folder;
  if (wasOpen.length > 0)
    log.warn({ entries: wasOpen }, "others on this machine could read these; now only this user can");
  if (staysOpen.length > 0)
    log.warn({ entries: staysOpen }, "others on this machine can read these; their owner must change that");
  const db = await openMigrated({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log }).catch(
    (error: unknown) => {
      folder.release();
      throw error;
    },
  );
  const close = async () => {
    await db.destroy();
    folder.release();
  };
  try {
    const saga = await assemble({ config, db, log, overrides });
    return { ...saga, close: () => saga.close().finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

type Dependencies = { config: Config; db: Database; log: Log; overrides: Overrides };

async function assemble({ config, db, log, overrides }: Dependencies): Promise<Saga> {
  const clock = overrides.clock ?? systemClock;
  const adminEmails = config.adminEmails ?? [ownerEmail];
  const isAdminEmail = (email: string | null) => email !== null && adminEmails.includes(email);
  const mailer = overrides.mailer ?? mailerOf(config);

  const people = createPeopleRepository(db);
  const access = createAccess(people);
  const audit = createAuditService({ entries: createAuditRepository(db), clock });
  const peopleService = createPeopleService({
    repository: people,
    access,
    audit,
    clock,
    quotas: config.quotas,
    adminEmails,
  });
  await peopleService.ensureAdministrators({ areNamed: config.adminEmails !== null });

  const jobs = createJobs({ db, clock, log });
  const signIn = await assembleSignIn({
    config,
    db,
    clock,
    log,
    jobs,
    people: peopleService,
    access,
    audit,
    mailer,
    isAdminEmail,
    showCode: overrides.showCode,
  });
  if (overrides.endSessions) await signIn.sessions.endAll();

  const store = createInterviewStore(db, clock, audit);
  const reachInterview = createReachInterview(store, access);
  const interviews = createInterviewsService({ store, access, reachInterview });
  const titlesOf = createTitles({
    interviewsOf: store.interviews.list,
    peopleOf: (ids) => people.listReachable(ids, null),
    storyOf: createStoriesRepository(db).find,
  });
  const models = assembleModels({
    config,
    db,
    clock,
    log,
    access,
    audit,
    titlesOf,
    // What waited for a yes is taken up.
    whenAgreed: () => spokenAnswers.resume(),
  });
  const audioStore = overrides.audioStore ?? audioStoreOf(config);
  const speech = assembleSpeech({
    config,
    clock,
    log,
    questionsOf: interviews.questionsOf,
    reachInterview,
    voiceForAll: models.voiceForAll,
    agreed: models.agreed,
    paying: models.paying,
    preferredVoiceOf: peopleService.preferredVoiceOf,
  });
  const spokenAnswers = assembleSpokenAnswers({
    speechOf: speech.speechOf,
    voice: speech.builtIn,
    agreed: models.agreed,
    paying: models.paying,
    config,
    db,
    clock,
    log,
    jobs,
    store,
    people,
    reachInterview,
    audioStore,
  });
  // Nobody else works on an embedded database.
  if (config.databaseUrl === null) await createMemoryRepository(db).releaseAll();
  const { writerFor = models.writerFor, questionBudget: budget = budgetOf(config.models.waitMs) } = overrides;
  const interviewing = assembleInterviewing({
    db,
    clock,
    store,
    access,
    interviews,
    reachInterview,
    attachRecordings: spokenAnswers.attachRecordings,
    writerFor,
    budget,
    modelForAll: models.modelForAll,
    newSeed: overrides.newSeed,
    family: () => family,
    eraseInTurn: (actor, of, turn) => accounts.eraseInTurn(actor, of, turn),
    speech,
    whenTextChanged: spokenAnswers.whenTextChanged,
    expectWords: spokenAnswers.expectWords,
  });
  const stories = assembleStories({
    db,
    audit,
    config,
    overrides,
    clock,
    log,
    interviews,
    writerFor: models.storyWriterFor,
    whenRemoved: (ownerId) => publishing.forgetBooks(ownerId),
  });
  const family = assembleFamily({
    db,
    clock,
    log,
    config,
    access,
    people: peopleService,
    interviews,
    store,
    startAbout: interviewing.startAbout,
    audioStore,
    readers: models.readers,
  });

  const accounts = assembleAccounts({
    config,
    db,
    clock,
    log,
    repository: people,
    people: peopleService,
    access,
    audit,
    mailer,
    isAdminEmail,
    adminEmails,
    jobs,
    store,
    reachInterview,
    audioStore,
    forgetSpeech: speech.forget,
    whenImported: spokenAnswers.resume,
    authors: stories.authors,
    printedOf: (id) => publishing.printedOf(id),
    setUp: {
      mail: { is_sent: config.smtpUrl !== null, arrives_at: mailer.description },
      models: models.labels,
      voices: speech.labels,
      transcribers: spokenAnswers.transcribers,
      public_url: config.publicUrl,
      database: config.databaseUrl === null ? "embedded" : "postgresql",
      recordings: config.s3 === null ? "folder" : "object storage",
    },
    tries: {
      model: models.greet,
      voice: speech.tryVoice,
      transcription: spokenAnswers.tryTranscriber,
    },
  });

  const publishing = assemblePublishing({
    db,
    clock,
    log,
    publicUrl: config.publicUrl,
    stories: stories.service,
    interviews,
    people: peopleService,
    sound: spokenAnswers.sound,
    speak: speech.narrate,
    family: family.archived,
    store: audioStore,
    documentWorker: overrides.documentWorker,
  });

  const readiness = createReadiness({
    askDatabase: () => pingDatabase(db),
    freeBytes: overrides.freeBytes ?? (() => freeBytesAt(config.dataDir)),
    clock,
  });
  const app = createApp({
    handlers: {
      ...signIn.routes,
      ...auditRoutes(audit),
      ...accounts.routes,
      ...interviewing.routes,
      ...family.routes,
      ...spokenAnswers.routes,
      ...models.routes,
      ...speech.routes,
      ...stories.routes,
      ...publishing.routes,
    },
    authenticate: signIn.sessions.authenticate,
    whenRefused: ({ actor, call }) =>
      audit.note({ action: "call.refused", actorId: actor.id, subjectId: call }),
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    faults: { log, whenFull: readiness.noteFull },
    checkReady: readiness.check,
    serveStatic: await serveWebApp(),
  });
  await spokenAnswers.resume();
  await signIn.resume();
  if (config.databaseUrl === null) await Promise.all([jobs.takeBack(), accounts.imports.takeBack()]);
  jobs.start();
  stories.start();
  family.start();
  publishing.start();
  const close = async () => {
    const working = [jobs, stories, publishing, spokenAnswers, speech];
    await Promise.all(working.map((part) => part.close()));
    await family.close();
    await models.close();
  };
  return { app, db, adminEmails, codesArriveAt: mailer.description, close };
}
