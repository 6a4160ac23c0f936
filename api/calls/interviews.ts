import * as availabilities from '#contract/interviews/availabilities.ts'
import * as calendar from '#contract/interviews/calendar.ts'
import * as days from '#contract/interviews/days.ts'
import * as calls from '#contract/interviews/interviews.ts'
import * as invitations from '#contract/interviews/invitations.ts'
import * as keeping from '#contract/interviews/keeping.ts'
import * as results from '#contract/interviews/results.ts'
import { answerInterview } from '#domain/review/interviews/answer-interview.ts'
import { createAvailabilities } from '#domain/review/interviews/create-availabilities.ts'
import { callBackInterviewDay } from '#domain/review/interviews/days/call-back-interview-day.ts'
import { changeInterviewDay } from '#domain/review/interviews/days/change-interview-day.ts'
import { deleteAvailability } from '#domain/review/interviews/delete-availability.ts'
import { inviteToInterviews } from '#domain/review/interviews/invite-to-interviews.ts'
import { cancelInterviews } from '#domain/review/interviews/keeping/cancel-interviews.ts'
import { changeAvailability } from '#domain/review/interviews/keeping/change-availability.ts'
import { closeInterviews } from '#domain/review/interviews/keeping/close-interviews.ts'
import { handOverInterviews } from '#domain/review/interviews/keeping/hand-over-interviews.ts'
import { remindUnanswered } from '#domain/review/interviews/keeping/remind-unanswered.ts'
import { replyToWish } from '#domain/review/interviews/keeping/reply-to-wish.ts'
import { saveInterviewResult } from '#domain/review/interviews/keeping/save-interview-result.ts'
import { listAvailabilities } from '#domain/review/interviews/list-availabilities.ts'
import { listInterviews } from '#domain/review/interviews/list-interviews.ts'
import { listInterviewsOfApplication } from '#domain/review/interviews/list-interviews-of-application.ts'
import { listCalendar } from '#domain/review/interviews/overview/list-calendar.ts'
import { listInterviewers } from '#domain/review/interviews/overview/list-interviewers.ts'
import { listOpenInterviews } from '#domain/review/interviews/overview/list-open-interviews.ts'
import { saveVideoRoom } from '#domain/review/interviews/overview/save-video-room.ts'
import { answer } from '../answer.ts'

export const interviewAnswers = [
  answer(calls.listInterviews, listInterviews),
  answer(calls.answerInterview, answerInterview),
  answer(availabilities.listAvailabilities, listAvailabilities),
  answer(availabilities.createAvailabilities, createAvailabilities),
  answer(availabilities.deleteAvailability, deleteAvailability),
  answer(invitations.inviteToInterviews, inviteToInterviews),
  answer(invitations.listInterviewsOfApplication, listInterviewsOfApplication),
  answer(keeping.changeAvailability, changeAvailability),
  answer(keeping.cancelInterviews, cancelInterviews),
  answer(keeping.replyToWish, replyToWish),
  answer(keeping.remindUnanswered, remindUnanswered),
  answer(keeping.handOverInterviews, handOverInterviews),
  answer(days.changeInterviewDay, changeInterviewDay),
  answer(days.callBackInterviewDay, callBackInterviewDay),
  answer(results.saveInterviewResult, saveInterviewResult),
  answer(results.closeInterviews, closeInterviews),
  answer(calendar.listCalendar, listCalendar),
  answer(calendar.listOpenInterviews, listOpenInterviews),
  answer(calendar.listInterviewers, listInterviewers),
  answer(calendar.saveVideoRoom, saveVideoRoom),
]
