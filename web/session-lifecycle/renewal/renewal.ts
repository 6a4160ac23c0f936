import { z } from 'zod'
import { OldPassword, PasswordChoice } from '#contract/fields/patterns.ts'

/** The schema of the renewal form, by the rules of its calls; all errors are reported together. */
export const Renewal = z.object({ currentPassword: OldPassword }).and(PasswordChoice)
