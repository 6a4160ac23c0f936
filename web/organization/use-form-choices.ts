import { distinctTitles } from '#platform/text/distinct-titles.ts'
import { useTexts } from '#web/texts/texts.tsx'

type Form = ({ readonly id: string } | { readonly formId: string }) & {
  readonly title: string
  readonly formIdentityNumber: number
}

/** Forms to choose from in a select; those of the same title are told apart by their numbers. */
export function useFormChoices(forms: readonly Form[]): readonly { readonly value: string; readonly label: string }[] {
  const t = useTexts('common')
  const titles = distinctTitles(
    forms.map(({ title, formIdentityNumber: number }) => ({ title: title || t('forms.untitled'), number })),
    (form) => t('forms.numbered', form),
  )
  return forms.map((form, at) => ({ value: 'formId' in form ? form.formId : form.id, label: titles[at] ?? '' }))
}
