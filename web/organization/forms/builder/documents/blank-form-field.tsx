import { X } from 'lucide-react'
import { addBlankForm } from '#contract/blank-forms.ts'
import type { BlankForm } from '#contract/forms/form-content.ts'
import { blankFormTypes } from '#contract/forms/form-facts.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { FileRow } from '#web/ui/data/file-row.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { useTakenTypes } from '#web/uploads/taken-types.ts'
import { UploadRows } from '#web/uploads/upload-rows.tsx'
import { useUploads } from '#web/uploads/use-uploads.ts'

interface BlankFormFieldProps {
  readonly id: string
  readonly formId: string
  readonly documentId: string
  readonly blank: BlankForm | null
  readonly onChange: (blank: BlankForm | null) => void
}

/** The blank form of a document: uploaded at once, then referenced by the form until it is replaced. */
export function BlankFormField({ id, formId, documentId, blank, onChange }: BlankFormFieldProps) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const taken = useTakenTypes(blankFormTypes, 1)
  const { uploads, pick } = useUploads(`blank ${formId} ${documentId}`, async (uploadId, { name }) =>
    onChange(await askInBrowser(addBlankForm, { companyId, formId, uploadId, fileName: name })),
  )
  const shown = uploads.filter(({ state }) => state !== 'saved')
  return (
    <FileDrop
      id={id}
      label={t('documents.blank')}
      help={`${t('documents.blank.help')} ${taken}.`}
      optional
      accept={blankFormTypes.join(',')}
      prompt={{ choose: t('documents.blank.choose'), drop: t('documents.blank.drop') }}
      onPick={(files) => pick(files.slice(0, 1), blankFormTypes)}
    >
      {(blank || shown.length > 0) && (
        <>
          {blank && (
            <FileRow
              name={blank.name}
              note={formatFileSize(blank.size, language)}
              actions={
                <IconButton
                  size="small"
                  icon={<X />}
                  label={t('ui.remove.of', { name: blank.name })}
                  onClick={() => onChange(null)}
                />
              }
            />
          )}
          <UploadRows uploads={shown} accept={blankFormTypes} />
        </>
      )}
    </FileDrop>
  )
}
