import type { Hearing } from "../hearing.ts";
import { naming } from "../patterns.ts";

/** Somebody or something is not to be left out, or may stand in the story after all, in English. */
export const wantedIn: Hearing["wantedIn"] = naming(
  {
    before: "my|our|the|that|poor|old|dear|about|what|i|said|told|you",
    never:
      "not|dinna|dinnae|divvent|never|dont|cant|cannot|wont|isnt|mustnt|no|nobody|nothing|neither|nor|without|and|but|if|it|that|this|them|him|her",
    opens: "(?:and |but |now |so |oh |well |no |yes |please |just |go on |all right ){0,3}",
    not: "(?<!(?:they|he|she|we|i|people|who|folk) )(?:dont|do not|shant|never|not|you cant|you cannot|cant|cannot|mustnt|must not|shouldnt|should not|neednt|wont do to|wouldnt do to|doesnt do to|not do to)",
    go: "(?:you |go |ever |be |even |going |to |and |dare ){0,3}",
    missing:
      "(?:left out|cut out|missed out|kept out|struck out|crossed out|left behind|forgotten|missing|skipped|passed over)",
    put: "(?:put|print|write|keep|have|leave|use|include|tell)",
    book: "(?:the |your |my |this |a |that |his |her )?(?:book|story|account|tale|print)",
    mean: "(?:the |that |what )?(?:(?:bit|part|piece|thing|story|business) )?(?:i (?:said|told you) )?(?<!(?:nothing|anything|none|word|much|little|never) )(?:about|of|with)",
    again: "(?:after all|now|then|again|please|too|as well|if you like|by all means|love|in the end|mind)",
  },
  `
    {not} {go}(leave|leaving|keep|miss|missing|cut|cutting|cross|strike|rub) {whom} (out|behind) ! on|in|there|for|by
    {not} {go}(leave|leaving|miss|missing|cut|cutting|cross|strike) out {whom}
    {not} {go}(skip|skipping|omit|omitting|exclude|overlook|pass over) {whom}
    ^ {opens}{not} {go}(forget|forgetting) {whom}( {again}){0,2} $
    {not} {go}(forget|forgetting) {whom} (in|for|from) {book}
    {whom} (is |are )?(isnt|not|is not|arent|are not|is never|mustnt|must not|must never|shouldnt|should not|cant|cannot|shant) (to )?(be )?{missing}( {again}){0,2} $
    {whom} (isnt|not|is not|arent|are not|is never|mustnt|must not|must never|shouldnt|should not|cant|cannot|shant) (to )?(be )?{missing} (of|from) {book}
    {whom} (isnt|is not|not|arent|are not|is never) to be {missing}
    i (dont|do not|wouldnt|would not|shouldnt|never) (want|like|have|wish) (to see |to have )?{whom} (to be |be |being |getting ){0,2}{missing}
    (id|i would|i d) (hate|be sorry|be sad) (for |to see |to have )?{whom} (to be |be |being )?{missing}
    (wrong|a shame|a pity|a sin|unkind|unfair) to (leave|miss|cut) {whom} out
    (theres|there is) no (leaving|missing|skipping|forgetting) {whom} out
    (make sure|see to it|mind|see) (that )?{whom} (is|gets|goes|s) (in|put in|in it|in {book})( {again}){0,2} $
    you (can|may|could|might|re welcome to|are welcome to) (just |certainly |well |always )?{put} (that|this|it) (in|down)( {book}| it| there)?( {again})? {mean} {whom}
    you (can|may|could|might|re welcome to|are welcome to) (just |certainly |well |always )?{put} (that|this|it|them) (in|down)( {book}| it| there)? {whom} $
    you (can|may|could|might|re welcome to|are welcome to) (just |certainly |well |always )?{put} (in )?{mean} {whom}( in| down)?( {book})?( {again}){0,2} $
    you (can|may|could|might|re welcome to|are welcome to) (just |certainly |well |always |as well ){0,2}{put} {whom} (back )?(in|down)( {book}| it| there)?( {again}){0,2} $
    {whom} (can|may|could|should|is to|are to|s to|ought to|might|must) (go|be|stand|stay|come|get|be put|be told|appear)( back)? (in|into|printed|told of|told|written about|mentioned|kept|included) {book}( {again}){0,2} $
    {whom} (can|may|could|should|is to|are to|s to|ought to|might|must) (go|be|stand|stay|come|get|be put|be told|appear)( back)? (in|into|printed|told of|told|written about|mentioned|kept|included)( it| there)?( {again}){1,2} $
    {whom} (can|may|is to|are to|s to) (go|be|stand|be put|appear)( back)? (in|printed|told of|written about|mentioned|included)( it| there)? $
    {mean} {whom} (can|may|could|should|is to|ought to|might) (go|be|stand|stay|come|get)( back)? (in|into|printed|told|written|kept)( it| there| {book})?( {again}){0,2} $
    (all right|alright|fine|ok|no matter) (now )?(about|with|for) {whom} (that|it|she|he|they) (can|may|could|should|is to|might|s to|ll) (go|be|stand|stay|be put)( back)? (in|into|printed|told|written)
    (wrong|mistaken|hasty|silly) about {whom} (she|he|they|it|that)(s| is| are| can| may| should)? (to )?(go|be|stand|stay) (in|printed|told)
    {whom} to (go|be|stand|stay) (back )?in( it| there| {book})?( {again}){1,2} $
    (dont|do not|wouldnt|shouldnt|never) (mind|object|care) (if|to|about) {whom} (is|s|goes|being|going|stands|are|stays|were) (put )?(in|printed|told|written)
    ^ {opens}(put|let|leave|keep|have|write|take|get) {whom} (back )?(in|down)( {book}| it| there)?( {again}){0,2} $
    {whom} (neednt|need not|doesnt need to|does not need to|doesnt have to|hasnt got to|has no need to|no longer needs to) (stay |stop |be |be left |be kept )?(out|left out|kept out)`,
);
