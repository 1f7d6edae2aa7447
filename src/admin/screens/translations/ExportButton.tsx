import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { apiFile } from '@/admin/shared/api/api'
import { saveFile } from '@/admin/shared/api/saveFile'
import { toastFailure } from '@/admin/shared/api/toastFailure'
import { filtersOf, type TranslationAddress } from '@/admin/shared/translations/translationList'
import { Button } from '@/admin/shared/ui/Button'
import { exportedCountHeader, totalCountHeader } from '@/domain/headers'
import { localeNames } from '@/domain/locales'
import { toast } from '@/toast/toast'

/** Says so if the file doesn't have everything that the list shows. */
function tellIfCut(headers: Headers) {
  const [exported, total] = [exportedCountHeader, totalCountHeader].map((name) => Number(headers.get(name)))
  if (exported === total) return
  toast({
    title: `Exported ${exported} of ${total} translations`,
    description: "That's the maximum per file. Filter the list to export the rest.",
  })
}

/** Downloads what the list shows as XLIFF. A file has one language, so one must be chosen first. */
export function ExportButton({ address }: { address: TranslationAddress }) {
  const { language } = address
  const download = useMutation({
    mutationFn: () => apiFile(`/api/admin/translations/export?${filtersOf(address)}`),
    onSuccess(file) {
      saveFile(file)
      tellIfCut(file.headers)
    },
    onError: (error) => toastFailure('Not exported', error),
  })
  function start() {
    if (language) download.mutate()
    else toast({ title: 'Choose a language first', description: 'A file has the texts of one language.' })
  }
  return (
    <Button icon={<Download aria-hidden size={14} />} disabled={download.isPending} onClick={start}>
      {download.isPending ? 'Exporting…' : `Export${language ? ` ${localeNames[language]}` : ''}`}
    </Button>
  )
}
