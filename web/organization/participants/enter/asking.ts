import type { Asked } from '#contract/call.ts'
import type { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'

/** The file, and the choices made for it so far. */
export type Asking = Pick<Asked<typeof enterParticipantsFile>, 'file' | 'fileName' | 'fields' | 'level' | 'plan'>

export interface FormIds {
  readonly companyId: string
  readonly formId: string
}
