import { z } from 'zod'
import { Requirements } from '#contract/candidates/candidate-profile.ts'

/** What is sealed beside a snapshot. */
export const Sensitive = z.object({ tckn: z.string().nullable(), requirements: Requirements.nullable() })
