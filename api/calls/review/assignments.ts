import * as calls from '#contract/review/assignments.ts'
import { assignApplications } from '#domain/review/assignments/assign-applications.ts'
import { listAssignees } from '#domain/review/assignments/list-assignees.ts'
import { answer } from '../../answer.ts'

export const assignmentAnswers = [
  answer(calls.listAssignees, listAssignees),
  answer(calls.assignApplications, assignApplications),
]
