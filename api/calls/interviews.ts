import * as availabilities from '#contract/interviews/availabilities.ts'
import * as calls from '#contract/interviews/interviews.ts'
import * as invitations from '#contract/interviews/invitations.ts'
import { answerInterview } from '#domain/interviews/answer-interview.ts'
import { createAvailabilities } from '#domain/interviews/create-availabilities.ts'
import { deleteAvailability } from '#domain/interviews/delete-availability.ts'
import { inviteToInterviews } from '#domain/interviews/invite-to-interviews.ts'
import { listAvailabilities } from '#domain/interviews/list-availabilities.ts'
import { listInterviews } from '#domain/interviews/list-interviews.ts'
import { listInterviewsOfApplication } from '#domain/interviews/list-interviews-of-application.ts'
import { answer } from '../answer.ts'

export const interviewAnswers = [
  answer(calls.listInterviews, listInterviews),
  answer(calls.answerInterview, answerInterview),
  answer(availabilities.listAvailabilities, listAvailabilities),
  answer(availabilities.createAvailabilities, createAvailabilities),
  answer(availabilities.deleteAvailability, deleteAvailability),
  answer(invitations.inviteToInterviews, inviteToInterviews),
  answer(invitations.listInterviewsOfApplication, listInterviewsOfApplication),
]
