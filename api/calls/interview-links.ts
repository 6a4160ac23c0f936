import * as calls from '#contract/interviews/interview-link.ts'
import { answerInterviewLink } from '#domain/review/interviews/link/answer-interview-link.ts'
import { openLinkedCalendar } from '#domain/review/interviews/link/open-linked-calendar.ts'
import { readInterviewLink } from '#domain/review/interviews/link/read-interview-link.ts'
import { answer } from '../answer.ts'

export const interviewLinkAnswers = [
  answer(calls.readInterviewLink, readInterviewLink),
  answer(calls.answerInterviewLink, answerInterviewLink),
  answer(calls.openLinkedCalendar, openLinkedCalendar),
]
