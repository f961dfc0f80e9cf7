import type { Hearing } from "../hearing.ts";
import { phrases } from "../patterns.ts";

/** Signs of what was and of what is, in English. */
export const tenses: Hearing["tenses"] = {
  past: phrases(`
    *ed | was | were | had | went | came | took | gave | got | kept | stood | sat | lay | ran | ate | drank | slept | made | sold | bought | brought | taught | caught
    wore | drove | rode | grew | threw | knew | flew | fell | held | left | lost | met | sang | swam | began | broke | woke | wrote | built | spent | sent | paid | hung
    found | froze | swung | dug | led | heard | used to | learnt | burnt | shut`),
  present: phrases(`
    am | im | ive | id | ill | i have | i (keep|want|wish|know|think|like|see|sit|lie|pray|go|take|need|feel|hope|hear|get|count|dream|do|say|mean|look|wait|just)
    we (are|have|do) | is | are | isnt | arent | theres | its | hes | shes | theyre | has | hasnt | have | havent | will | wont | can | cant | cannot | could | would
    should | might | do | dont | does | doesnt | if | now | nowadays | these days | lately | since | still | again | today | tonight | tomorrow | yesterday
    last (night|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday) | this (morning|afternoon|evening|week|month) | enough`),
};
