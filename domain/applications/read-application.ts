import type { Application } from '#contract/applications.ts'
import type { Caller } from '#contract/caller.ts'
import { describeApplication } from './describe-application.ts'
import type { ApplicationIds } from './own-application.ts'

export const readApplication = (caller: Caller, ids: ApplicationIds): Promise<Application> =>
  describeApplication(caller, ids)
