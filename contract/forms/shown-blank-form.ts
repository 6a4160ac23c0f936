import { z } from 'zod'
import { BlankForm } from './form-content.ts'

/** A blank form as applicants see it. */
export const ShownBlankForm = BlankForm.pick({ name: true, size: true }).extend({ address: z.string() })
export type ShownBlankForm = z.infer<typeof ShownBlankForm>

export const shownBlankForm = (formId: string, blank: BlankForm | null | undefined): ShownBlankForm | null =>
  blank
    ? { name: blank.name, size: blank.size, address: `/api/common/forms/${formId}/blank-forms/${blank.fileId}` }
    : null
