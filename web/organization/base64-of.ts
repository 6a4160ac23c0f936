/** A file's content in base64, as calls take it. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // Of an empty file some browsers say `data:` alone.
    reader.onload = () => resolve(String(reader.result).replace(/^(?:[^,]*,|data:$)/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
