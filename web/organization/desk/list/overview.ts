import type { Output } from '#contract/call.ts'
import type { readApplicationsOverview } from '#contract/review/search-applications.ts'

export type Overview = Output<typeof readApplicationsOverview>
