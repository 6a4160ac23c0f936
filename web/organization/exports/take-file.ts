import { takeExport } from '#contract/exports/exports.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'

/** Downloads the file of an export: the browser saves it and the page stays. */
export async function takeFile(ids: { readonly companyId: string; readonly exportId: string }) {
  const { address } = await askInBrowser(takeExport, ids)
  window.location.assign(address)
}
