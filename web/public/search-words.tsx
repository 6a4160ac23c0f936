import { Search } from 'lucide-react'
import type { FormType } from '#contract/forms/form-content.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Suggestions, suggesting } from './suggestions.tsx'

interface SearchWordsProps {
  readonly label: string
  readonly placeholder: string
  readonly defaultValue: string
  /** The id of the form it belongs to, if it is outside of that */
  readonly form?: string
  /** Suggests advertisements while typing, of this type or of all. */
  readonly suggests?: FormType | 'all'
}

/** The search field of a list with its button. */
export function SearchWords({ label, placeholder, defaultValue, form, suggests }: SearchWordsProps) {
  const t = useTexts('common')
  return (
    <>
      <TextInput
        form={form}
        name="search"
        type="search"
        label={label}
        hideLabel
        placeholder={placeholder}
        defaultValue={defaultValue}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        {...(suggests && suggesting(suggests === 'all' ? undefined : suggests))}
      />
      <Button form={form} type="submit" variant="primary" icon={<Search aria-hidden />}>
        {t('ui.search')}
      </Button>
      {suggests && <Suggestions label={t('ui.suggestions')} />}
    </>
  )
}
