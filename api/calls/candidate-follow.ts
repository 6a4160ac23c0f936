import * as dashboard from '#contract/candidate-dashboard.ts'
import * as requests from '#contract/candidate-requests.ts'
import { giveBankInfo } from '#domain/bank-infos/give-bank-info.ts'
import { readBankInfo } from '#domain/bank-infos/read-bank-info.ts'
import { readCandidateDashboard } from '#domain/candidate-dashboard/read-candidate-dashboard.ts'
import { answerInterview } from '#domain/interviews/answer-interview.ts'
import { listInterviews } from '#domain/interviews/list-interviews.ts'
import { listMatches } from '#domain/matching/list-matches.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { markNotificationsRead } from '#domain/notifications/mark-notifications-read.ts'
import { answer } from '../answer.ts'

/** What a candidate follows up: what is next, what fits, what organizations ask of them, what has happened. */
export const candidateFollowAnswers = [
  answer(dashboard.readCandidateDashboard, readCandidateDashboard),
  answer(dashboard.listMatches, listMatches),
  answer(dashboard.listNotifications, listNotifications),
  answer(dashboard.markNotificationsRead, markNotificationsRead),
  answer(requests.listInterviews, listInterviews),
  answer(requests.answerInterview, answerInterview),
  answer(requests.readBankInfo, readBankInfo),
  answer(requests.giveBankInfo, giveBankInfo),
]
