import type { FormContent, FormPart } from '#contract/forms/form-content.ts'

export type Parts = { readonly [P in FormPart]?: FormContent[P] | undefined }
