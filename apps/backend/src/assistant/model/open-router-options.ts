/** How a language model is reached through OpenRouter. */
export interface OpenRouterOptions {
  apiKey: string;
  /** `https://openrouter.ai/api/v1` unless given. */
  baseUrl?: string;
  model?: string;
  /** How long a model may take before the built-in answer is given: 8 seconds unless given. */
  limitMs?: number;
}
