import { z } from 'zod'
import { OldPassword, PasswordChoice } from '#contract/fields/patterns.ts'

/** What the renewal form asks for, by the rules of the calls that it makes; all mistakes are found together. */
export const Renewal = z.object({ currentPassword: OldPassword }).and(PasswordChoice)
