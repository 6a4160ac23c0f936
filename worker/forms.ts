import { jobs } from '#contract/jobs.ts'
import { closeForms } from '#domain/forms/forms/closing/close-forms.ts'
import { notifyFollowers } from '#domain/forms/forms/publishing/notify-followers.ts'
import { run } from './run.ts'

export const formRuns = [run(jobs.closeForms, closeForms), run(jobs.notifyFollowers, notifyFollowers)]
