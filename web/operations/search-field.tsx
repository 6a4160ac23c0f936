import { Search } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'

/** What a list is searched for; inside a SearchForm, which works without script as well. */
export function SearchField({ label, words }: { label: string; words: string }) {
  const t = useTexts('operations')
  return (
    <>
      <TextInput key={words} type="search" name="search" label={label} defaultValue={words} />
      <Button type="submit" icon={<Search />}>
        {t('ui.search')}
      </Button>
    </>
  )
}
