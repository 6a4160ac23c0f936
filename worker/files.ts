import { jobs } from '#contract/jobs.ts'
import { uploadRules } from '#domain/ground/files/begin-upload.ts'
import { sweepPictures } from '#domain/ground/files/sweep-pictures.ts'
import { sweepUploads } from '#domain/ground/files/sweep-uploads.ts'
import { run } from './run.ts'

export const fileRuns = [
  run(jobs.sweepUploads, sweepUploads, () => ({ days: uploadRules.days })),
  run(jobs.sweepPictures, sweepPictures),
]
