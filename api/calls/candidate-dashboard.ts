import * as calls from '#contract/candidate-dashboard.ts'
import { readCandidateDashboard } from '#domain/desk/candidate-dashboard/read-candidate-dashboard.ts'
import { listMatches } from '#domain/forms/matching/list-matches.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { markNotificationsRead } from '#domain/ground/notifications/mark-notifications-read.ts'
import { answer } from '../answer.ts'

export const candidateDashboardAnswers = [
  answer(calls.readCandidateDashboard, readCandidateDashboard),
  answer(calls.listMatches, listMatches),
  answer(calls.listNotifications, listNotifications),
  answer(calls.markNotificationsRead, markNotificationsRead),
]
