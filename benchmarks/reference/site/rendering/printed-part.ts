// Where another framework makes the documents, nothing is printed apart from them.
export const usePrintedPart = (part: Buffer) => part.toString();
