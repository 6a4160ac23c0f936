import { jobs } from '#contract/jobs.ts'
import { sweepPictures } from '#domain/files/sweep-pictures.ts'
import { sweepUploads } from '#domain/files/sweep-uploads.ts'
import { run } from './run.ts'

export const fileRuns = [run(jobs.sweepUploads, sweepUploads), run(jobs.sweepPictures, sweepPictures)]
