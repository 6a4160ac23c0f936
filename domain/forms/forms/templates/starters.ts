import { competition } from './competition.ts'
import { fullTimeJob } from './full-time-job.ts'
import { internship } from './internship.ts'
import { mentoringProgram } from './mentoring-program.ts'
import { meritScholarship } from './merit-scholarship.ts'
import { needScholarship } from './need-scholarship.ts'
import { projectSupport } from './project-support.ts'
import type { Starter } from './starter.ts'
import { trainingProgram } from './training-program.ts'
import { volunteering } from './volunteering.ts'

/** The built-in templates, in the order in which they are offered. */
export const starters: readonly Starter[] = [
  needScholarship,
  meritScholarship,
  trainingProgram,
  mentoringProgram,
  internship,
  fullTimeJob,
  volunteering,
  competition,
  projectSupport,
]
