import { Search } from 'lucide-react'
import { useNavigate } from 'react-router'
import { SearchForm } from '#web/forms/search-form.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { type FormsSearch, formsSearchAddress, sorts } from './forms-search.ts'

export function FormsTools({ now }: { now: FormsSearch }) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  return (
    <SearchForm label={t('forms.tools')}>
      <TextInput type="search" name="search" label={t('forms.search')} defaultValue={now.search} autoComplete="off" />
      <Select
        name="sort"
        label={t('list.sort')}
        value={now.sort}
        options={sorts.map((sort) => ({ value: sort, label: t('forms.sort', { sort }) }))}
        onChange={({ target }) => {
          const sort = sorts.find((known) => known === target.value) ?? 'awaiting'
          void navigate(formsSearchAddress(now, { sort }))
        }}
      />
      <Button type="submit" icon={<Search />}>
        {t('ui.search')}
      </Button>
    </SearchForm>
  )
}
