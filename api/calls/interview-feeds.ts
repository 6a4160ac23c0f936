import * as calls from '#contract/interviews/feeds.ts'
import { openCalendarFeed } from '#domain/review/interviews/feeds/open-calendar-feed.ts'
import { endFeed, makeFeed, readFeed } from '#domain/review/interviews/feeds/own-feed.ts'
import { answer } from '../answer.ts'

export const interviewFeedAnswers = [
  answer(calls.readCompanyFeed, readFeed),
  answer(calls.makeCompanyFeed, makeFeed),
  answer(calls.endCompanyFeed, endFeed),
  answer(calls.readCandidateFeed, readFeed),
  answer(calls.makeCandidateFeed, makeFeed),
  answer(calls.endCandidateFeed, endFeed),
  answer(calls.openCalendarFeed, openCalendarFeed),
]
