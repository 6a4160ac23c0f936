/** Sentences that the server says itself, in answers, messages and pictures: no page carries them. */
export const serverSentences =
  /^(docs|problems|messages|eligibility|checklist|sharePicture|feed|forms|documents|listings|contact|news|history|completeness|receipt|answers)\./
