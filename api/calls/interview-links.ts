import * as calls from '#contract/interviews/interview-link.ts'
import { answerInterviewLink } from '#domain/interviews/link/answer-interview-link.ts'
import { openLinkedCalendar } from '#domain/interviews/link/open-linked-calendar.ts'
import { readInterviewLink } from '#domain/interviews/link/read-interview-link.ts'
import { answer } from '../answer.ts'

export const interviewLinkAnswers = [
  answer(calls.readInterviewLink, readInterviewLink),
  answer(calls.answerInterviewLink, answerInterviewLink),
  answer(calls.openLinkedCalendar, openLinkedCalendar),
]
