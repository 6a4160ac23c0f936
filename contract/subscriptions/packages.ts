import { z } from 'zod'

/** `topUp` adds credits to the package that runs; `agreement` has a price that is talked about. */
export const PackageKind = z.enum(['trial', 'package', 'agreement', 'topUp'])
export type PackageKind = z.infer<typeof PackageKind>

/** A name or a sentence in both languages. */
export const PackageWords = z.object({ tr: z.string().min(1).max(200), en: z.string().min(1).max(200) })
export type PackageWords = z.infer<typeof PackageWords>
