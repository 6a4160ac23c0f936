import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderedForRoot } from '../../../../tests/rendered.tsx'
import { NewForm } from './new-form.tsx'

test('begins with the type, the title and the way back that an address names', () => {
  const html = renderedForRoot(
    <QueryClientProvider client={new QueryClient()}>
      <NewForm templates={[]} formType="job" title="Stajyer" prevUrl="/organizations-dashboard/forms?type=job" />
    </QueryClientProvider>,
  )
  expect(html).toMatch(/<input[^>]*value="Stajyer"/)
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)?.join()).toContain('value="job"')
  expect(html).toContain('href="/organizations-dashboard/forms?type=job"')
})
