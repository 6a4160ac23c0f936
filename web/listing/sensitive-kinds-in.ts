import { type SensitiveKind, sensitiveKinds } from '#contract/data/sensitive-kinds.ts'

/** The kinds of sensitive data that the questions and documents of a form ask for. */
export const sensitiveKindsIn = (parts: readonly { readonly sensitive?: SensitiveKind | null | undefined }[]) =>
  sensitiveKinds.filter((kind) => parts.some(({ sensitive }) => sensitive === kind))
