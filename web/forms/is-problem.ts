import type { Problem } from '#contract/problems.ts'
import { AskError } from '../ask.ts'

export const isProblem = (error: unknown, code: Problem['code']): error is AskError & { problem: Problem } =>
  error instanceof AskError && error.problem?.code === code
