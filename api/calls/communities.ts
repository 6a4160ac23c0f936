import * as calls from '#contract/communities.ts'
import { listCommunities } from '#domain/communities/list-communities.ts'
import { readCommunity } from '#domain/communities/read-community.ts'
import { answer } from '../answer.ts'

export const communityAnswers = [
  answer(calls.listCommunities, listCommunities),
  answer(calls.readCommunity, readCommunity),
]
