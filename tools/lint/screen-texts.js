/**
 * An ESLint rule that keeps the English texts of the screen in tables. The rule reports a text that looks like English,
 * unless the text's type allows only certain words, such as the names of the modes. Thrown errors, error values,
 * comparisons and names (`id`, `as const`) are exempt, and so are the arguments of functions that take no texts (option
 * `codeFunctions`). The rule reports a single word in small letters only with the option `singleWords`, because in some
 * folders such words are mostly names of files and sounds.
 */

/**
 * Matches a text that looks like English: two words, a word after a template's value, a word with a capital letter, or
 * a word after the sign of a button.
 */
const SENTENCE = /[A-Za-z]{2}[.,:;!?]? [A-Za-z{]|\} [a-z]{2}|^[A-Z][a-z]{2}|[ⒶⒷ✛🎣].*[a-z]{2}/u;
const SINGLE_WORD = /^[a-z]{2,}[.!?:]?$/;
/**
 * Matches a text that may look like English but is not: the path of a picture, JSON, or the heading of a saved file.
 */
const FORMAT = /^[#"\n]|^images\//;

const NAME_FIELDS = ["fault", "id", "character", "characters"];
const COMPARISONS = ["===", "!==", "in"];

function textOf(node) {
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked).join("{}");
  return typeof node.value === "string" ? node.value : "";
}

function isExempt(node, codeFunctions) {
  const { parent } = node;
  switch (parent.type) {
    case "BinaryExpression":
      return COMPARISONS.includes(parent.operator);
    case "SwitchCase":
    case "TSLiteralType":
    case "ThrowStatement":
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return true;
    case "Property":
      return parent.key === node || NAME_FIELDS.includes(parent.key.name);
    case "TSAsExpression":
      return parent.typeAnnotation.typeName?.name === "const";
    case "CallExpression":
      return parent.callee === node || codeFunctions.includes(parent.callee.name);
    default:
      return false;
  }
}

function isExemptWithin(node, codeFunctions) {
  for (let inner = node; inner.parent; inner = inner.parent) {
    if (isExempt(inner, codeFunctions)) return true;
    if (/Statement$|Declaration$|Function/.test(inner.parent.type)) return false;
  }
  return false;
}

export const screenTexts = {
  meta: {
    type: "problem",
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: { singleWords: { type: "boolean" }, codeFunctions: { type: "array", items: { type: "string" } } },
      },
    ],
    defaultOptions: [{ singleWords: false, codeFunctions: [] }],
    messages: {
      literal: "A text on the screen stands in a table: texts/en.ts of the game, the workshop or the puzzle.",
    },
  },
  create(context) {
    const [{ singleWords, codeFunctions }] = context.options;
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    function allowsAnyText(node) {
      const type = checker.getContextualType(esTreeNodeToTSNodeMap.get(node));
      const parts = type === undefined ? [] : type.isUnion() ? type.types : [type];
      return type === undefined || parts.some((part) => !part.isStringLiteral() && couldBeText(part));
    }

    function couldBeText(type) {
      return checker.isTypeAssignableTo(checker.getStringType(), type);
    }

    /** Returns whether the text is the name of a kind of screen. Only developers see such names. */
    function isScreenName({ parent }) {
      if (parent.type !== "Property" || parent.key.name !== "name") return false;
      const type = checker.getContextualType(esTreeNodeToTSNodeMap.get(parent.parent));
      return type?.symbol?.name === "ScreenKind";
    }

    function check(node) {
      const text = textOf(node);
      if (FORMAT.test(text) || !(SENTENCE.test(text) || (singleWords && SINGLE_WORD.test(text)))) return;
      if (isExemptWithin(node, codeFunctions) || isScreenName(node) || !allowsAnyText(node)) return;
      context.report({ node, messageId: "literal" });
    }

    return { Literal: check, TemplateLiteral: check };
  },
};
