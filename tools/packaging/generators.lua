-- Generators for Lua that replace the ones of TypeScriptToLua: generators.ts puts this text into the bundle.
--
-- TypeScriptToLua makes a coroutine of every generator. At a `yield*` the outer coroutine resumes the inner one and
-- yields its value again, at every level. But a Lua coroutine keeps its whole stack, so a function that it calls may
-- yield as well. Therefore `yield*` of a new generator simply calls the generator's body, and a yield costs the same at
-- any depth. A generator gets a coroutine only at its first `next`.
--
-- Programs behave as in JavaScript, with three exceptions:
-- - As in TypeScriptToLua, generators have no `return` and no `throw`, and leaving a loop early does not end its
--   generator.
-- - Results without a value are two shared tables, so a program must not write to them.
-- - A generator that was passed to `yield*` is finished: calling its own `next` returns no more values.
local __TS__Generator
local __TS__DelegatedYield
do
    local create, resume, yield = coroutine.create, coroutine.resume, coroutine.yield
    local select, unpack = select, table.unpack

    local NOTHING_YET = {done = false}
    local NOTHING_MORE = {done = true}

    -- Marks the result of a body that has returned. No program can yield this table, because no program has access to
    -- it.
    local RETURNED = {}

    local function itself(generator)
        return generator
    end

    local function callBody(generator)
        return generator.____body(unpack(generator, 1, generator.____count))
    end

    local function run(generator)
        return RETURNED, callBody(generator)
    end

    -- A generator's `next` is one of the following three functions, according to its state: finished, begun or new.

    local function nextOfFinished()
        return NOTHING_MORE
    end

    local function nextOfBegun(generator, sent)
        local isAlive, value, result = resume(generator.____thread, sent)
        if isAlive and value == nil then
            return NOTHING_YET
        elseif isAlive and value ~= RETURNED then
            return {value = value, done = false}
        end
        generator.next = nextOfFinished
        if not isAlive then
            error(value, 0)
        end
        return {value = result, done = true}
    end

    local function nextOfNew(generator)
        generator.____thread = create(run)
        generator.next = nextOfBegun
        -- The first values passed to `resume` are the arguments of the coroutine's function, here `run(generator)`.
        return nextOfBegun(generator, generator)
    end

    function __TS__Generator(body)
        return function(...)
            return {
                ____body = body,
                ____count = select("#", ...),
                next = nextOfNew,
                [Symbol.iterator] = itself,
                ...
            }
        end
    end

    local function yieldAll(iterator)
        local step = iterator:next()
        while not step.done do
            step = iterator:next(yield(step.value))
        end
        return step.value
    end

    function __TS__DelegatedYield(iterable)
        if type(iterable) == "string" then
            for index = 1, #iterable do
                yield(string.sub(iterable, index, index))
            end
        elseif iterable.next == nextOfNew then
            iterable.next = nextOfFinished
            return callBody(iterable)
        elseif iterable[Symbol.iterator] then
            return yieldAll(iterable[Symbol.iterator](iterable))
        else
            for _, value in ipairs(iterable) do
                yield(value)
            end
        end
    end
end
