import { formsOf } from "../story-words.ts";

/** Forms of verbs that share no beginning with their other forms, each with the one they are compared by. */
export const verbForms: ReadonlyMap<string, string> = formsOf(`
    go: gone goes | take: taken takes taking | see: seen | know: known | give: gave given | buy: bought | bring: brought | find: found | keep: kept | leave: left | stand: stood | sit: sat
    hold: held | run: ran | meet: met | pay: paid | hear: heard | feel: felt | mean: meant | sing: sang sung | write: wrote written | teach: taught | catch: caught | fall: fell fallen | sleep: slept
    wear: wore worn | drive: drove driven | eat: ate eaten | drink: drank drunk | break: broke broken | speak: spoke spoken | steal: stole stolen | throw: threw thrown | grow: grew grown | blow: blew blown
    fly: flew flown | draw: drew drawn | shake: shook shaken | choose: chose chosen | freeze: froze frozen | wake: woke woken | build: built | send: sent | spend: spent | lend: lent | lose: lost | win: won
    hang: hung | dig: dug | ring: rang rung | stick: stuck | strike: struck | feed: fed | lead: led | ride: rode ridden | hide: hid hidden | bite: bit bitten | tear: tore torn | weave: wove woven
    creep: crept | weep: wept cry cries cried crying | sweep: swept | kneel: knelt | burn: burnt | smell: smelt | learn: learnt | begin: began begun | become: became | forget: forgot forgotten | fight: fought | sell: sold | let: allow allows allowed permitted | say: said says saying | tell: telling tells | think: thinking thinks | make: making makes | come: comes coming | swim: swam swum | wind: wound | sink: sank sunk | lay: laid | shine: shone | swear: swore sworn
    spin: spun span | swing: swung | cling: clung | slide: slid | bend: bent | leap: leapt | dream: dreamt | lean: leant | spill: spilt | spoil: spoilt | light: lit | lay: lain lying lie lies | deal: dealt | bleed: bled
    flee: fled | forgive: forgave forgiven | rise: rose risen arose | shoot: shot | shrink: shrank shrunk | spit: spat | sting: stung | stride: strode | swell: swollen | tread: trod trodden | beat: beaten | bind: bound
    seek: sought | sew: sewn | sow: sown | show: shown | shear: shorn | wring: wrung | understand: understood | withdraw: withdrew withdrawn | fling: flung | breed: bred | kneel: knelt | string: strung | slay: slew slain
    forsake: forsook | mistake: mistook mistaken | overhear: overheard | foresee: foresaw | undo: undid undone | mow: mown | stink: stank stunk | slink: slunk | speed: sped | sling: slung | strive: strove`);

/** Endings of what is done now, with those by which it is told, where cutting endings off does not bring them together: "carries", "carried". */
export const presentForms: readonly (readonly [RegExp, string])[] = [];
