import * as calls from '#contract/interviews.ts'
import { answerInterview } from '#domain/interviews/answer-interview.ts'
import { listInterviews } from '#domain/interviews/list-interviews.ts'
import { answer } from '../answer.ts'

export const interviewAnswers = [
  answer(calls.listInterviews, listInterviews),
  answer(calls.answerInterview, answerInterview),
]
