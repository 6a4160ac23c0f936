import type { Application } from '#contract/applying/applications.ts'
import type { Caller } from '#contract/caller.ts'
import type { ApplicationIds } from '#domain/applying/applications/own-application.ts'
import { describeApplication } from './describe-application.ts'

export const readApplication = (caller: Caller, ids: ApplicationIds): Promise<Application> =>
  describeApplication(caller, ids)
