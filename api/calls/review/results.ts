import * as awards from '#contract/results/awards.ts'
import { decideWithLetter as decidingCall } from '#contract/results/deciding-with-letter.ts'
import * as feedback from '#contract/results/feedback.ts'
import * as minutes from '#contract/results/minutes.ts'
import * as publications from '#contract/results/publications.ts'
import * as publishing from '#contract/results/publishing.ts'
import * as reserves from '#contract/results/reserves.ts'
import { answerAward } from '#domain/award/results/awards/answer-award.ts'
import { listAwards } from '#domain/award/results/awards/list-awards.ts'
import { switchAcceptance } from '#domain/award/results/awards/switch-acceptance.ts'
import { callOffPublication, changePublication } from '#domain/award/results/change-publication.ts'
import { decideWithLetter } from '#domain/award/results/decide-with-letter.ts'
import { giveFeedback } from '#domain/award/results/give-feedback.ts'
import { listPublications } from '#domain/award/results/list-publications.ts'
import { listResultGroups } from '#domain/award/results/list-result-groups.ts'
import { linkMinutes } from '#domain/award/results/minutes/link-minutes.ts'
import { publishResults } from '#domain/award/results/publish-results.ts'
import { listReserves } from '#domain/award/results/reserves/list-reserves.ts'
import { orderReserves } from '#domain/award/results/reserves/order-reserves.ts'
import { promoteReserves } from '#domain/award/results/reserves/promote-reserves.ts'
import { answer } from '../../answer.ts'

/** The results of a form: published by groups with letters, accepted or declined, reserves who move up. */
export const resultAnswers = [
  answer(publishing.listResultGroups, listResultGroups),
  answer(publishing.publishResults, publishResults),
  answer(decidingCall, decideWithLetter),
  answer(publications.listPublications, listPublications),
  answer(publications.changePublication, changePublication),
  answer(publications.callOffPublication, callOffPublication),
  answer(minutes.linkMinutes, linkMinutes),
  answer(awards.switchAcceptance, switchAcceptance),
  answer(awards.listAwards, listAwards),
  answer(awards.answerAward, answerAward),
  answer(feedback.giveFeedback, giveFeedback),
  answer(reserves.listReserves, listReserves),
  answer(reserves.orderReserves, orderReserves),
  answer(reserves.promoteReserves, promoteReserves),
]
