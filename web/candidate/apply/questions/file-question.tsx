import type { Worded } from '#web/questions/field-props.ts'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { UploadField } from '#web/uploads/upload-field.tsx'
import { HandedInFiles } from '../documents/handed-in-files.tsx'
import { useHandIn } from '../documents/use-hand-in.ts'
import { useApply } from '../use-apply.ts'

/** The media types that a question accepts by default. */
const accept = ['application/pdf', 'image/jpeg', 'image/png']

/** A question that is answered with a file, which is uploaded like a document. */
export function FileQuestion({ questionId, field }: { questionId: string; field: Worded }) {
  const { application, documents, canEdit } = useApply()
  const { upload } = useHandIn()
  const { files = [] } = documents.answers.find((answer) => answer.questionId === questionId) ?? {}
  if (files.length > 0 || !canEdit)
    return (
      <FieldGroup {...field} name={undefined}>
        {() => (
          <ul>
            <HandedInFiles files={files} fieldId={field.id} />
          </ul>
        )}
      </FieldGroup>
    )
  return (
    <UploadField
      {...field}
      purpose={`application ${application.id} ${questionId}`}
      accept={accept}
      showsSaved={false}
      onUploaded={(uploadId, { name }) => upload({ formDocumentId: questionId, uploadId, fileName: name })}
    />
  )
}
