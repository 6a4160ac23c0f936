import type { Output } from '#contract/call.ts'
import type { listInterviewsOfApplication } from '#contract/interviews/invitations.ts'

export type Invitation = Output<typeof listInterviewsOfApplication>['items'][number]
