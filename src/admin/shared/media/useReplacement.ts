import { useEffect, useState } from 'react'
import { fileProblem } from './checkFile'
import { useIncomingFiles } from './useIncomingFiles'

/** A replacement file, and what is wrong with it. */
export function useReplacement() {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (!file) return setPreview(null)
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])

  function choose([chosen]: File[]) {
    if (!chosen) return
    const wrong = fileProblem(chosen)
    setProblem(wrong)
    if (!wrong) setFile(chosen)
  }

  useIncomingFiles(choose)

  return {
    file,
    preview,
    problem,
    choose,
    clear() {
      setFile(null)
      setProblem(null)
    },
    /** The server's error. */
    showError: (error: unknown) => setProblem((error as Error).message),
  }
}
